<?php

declare(strict_types=1);

/**
 * What Appwrite's tests find loaded: the classes of the checkouts that were named, as their composer.json says where
 * they lie, and what of PHPUnit they expect that the installed one does not have.
 */

const APP_VERSION_STABLE = '1.9.6';
const APP_DATABASE_QUERY_MAX_VALUES = 500;

foreach (explode(PATH_SEPARATOR, (string) getenv('CHECKOUTS')) as $checkout) {
    $composer = json_decode((string) file_get_contents("$checkout/composer.json"), true);
    foreach (['autoload', 'autoload-dev'] as $part) {
        foreach ($composer[$part]['psr-4'] ?? [] as $prefix => $folders) {
            foreach ((array) $folders as $folder) {
                register($prefix, "$checkout/$folder");
            }
        }
    }
}
@include_once 'Psr/Log/autoload.php';

/** Appwrite's class of answers needs Swoole; the tests want these of it. */
abstract class StatusCodes
{
    public const STATUS_CODE_OK = 200;
    public const STATUS_CODE_BAD_REQUEST = 400;
    public const STATUS_CODE_NOT_FOUND = 404;
}
class_alias(StatusCodes::class, 'Appwrite\\Utopia\\Response');

function register(string $prefix, string $folder): void
{
    spl_autoload_register(function (string $class) use ($prefix, $folder): void {
        if (!str_starts_with($class, $prefix)) {
            return;
        }
        $file = $folder . '/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
        if (is_file($file)) {
            require_once $file;
        }
    });
}

/** The base of Appwrite's test classes here. PHPUnit has `assertIsList` from version 10 on. */
abstract class Conforming extends PHPUnit\Framework\TestCase
{
    public function __call(string $name, array $arguments): void
    {
        if ($name !== 'assertIsList') {
            throw new BadMethodCallException("PHPUnit has no $name.");
        }
        self::assertTrue(is_array($arguments[0]) && array_is_list($arguments[0]), $arguments[1] ?? '');
    }
}
