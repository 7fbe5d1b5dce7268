/** The files of tests that are run, below `tests/e2e`. */
export const FILES = [
  'Services/Account/AccountCustomClientTest.php',
  'Services/Account/AccountCustomServerTest.php',
  'Services/Databases/LegacyCustomClientTest.php',
  'Services/Databases/LegacyCustomServerTest.php',
  'Services/Databases/Legacy/DatabasesStringTypesTest.php',
  'Services/Databases/Permissions/LegacyPermissionsGuestTest.php',
  'Services/Databases/Permissions/LegacyPermissionsMemberTest.php',
  'Services/TablesDB/TablesDBCustomClientTest.php',
  'Services/TablesDB/TablesDBCustomServerTest.php',
  'Services/TablesDB/DatabasesStringTypesTest.php',
  'Services/TablesDB/DatabasesNumericTypesTest.php',
  'Services/TablesDB/Permissions/TablesDBPermissionsGuestTest.php',
  'Services/TablesDB/Permissions/TablesDBPermissionsMemberTest.php',
  'Services/Users/UsersCustomServerTest.php',
  'Services/Realtime/RealtimeCustomClientTest.php',
  'Services/Realtime/RealtimeCustomClientQueryTest.php',
  'General/AbuseTest.php',
  'General/PingTest.php',
]

/** Why tests are not run, by the reason. A name holds for every file, `Class::name` for one. */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {}
