/** Version of the schema below; a gateway creates it only if the database has another. */
export const SCHEMA_VERSION = '1'

/** Serializes all changes of the ledger until their transaction ends, as SQLite does. */
const LOCK = `pg_advisory_xact_lock(hashtextextended('saha_gateway', 0))`

const NOW = 'COALESCE(p_at, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)'
const SCOPES =
  'jsonb_to_recordset(p_scopes) AS s(subject text, "perDay" numeric, "perMinute" numeric, "atOnce" numeric)'
const spent = (subject: string) =>
  `COALESCE((SELECT amount FROM saha_gateway.spent WHERE day = v_day AND who = ${subject}), 0)`
const OVER_BUDGET = `jsonb_build_object('passes', false, 'limit', 'budget', 'retryAfter', ceil((86400000 - v_now % 86400000) / 1000.0)::int)`
const ADD_SPENT = 'ON CONFLICT (day, who) DO UPDATE SET amount = spent.amount + excluded.amount'

/** A statement of a higher isolation level would not see what was committed while it waited for the lock. */
const BEGIN = `IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'The ledger needs the isolation level read committed';
  END IF;
  PERFORM ${LOCK};
  v_now := ${NOW};`

/**
 * Tables and functions. Each change is one function call, so one transaction: a client that dies cannot leave half
 * of it or keep the lock. `p_at` is null except in tests, so that instances share the clock of the database.
 */
export const SCHEMA = `
SELECT ${LOCK};
CREATE SCHEMA IF NOT EXISTS saha_gateway;
CREATE TABLE IF NOT EXISTS saha_gateway.meta (key text PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS saha_gateway.spent (day text, who text COLLATE "C", amount bigint NOT NULL, PRIMARY KEY (day, who));
CREATE TABLE IF NOT EXISTS saha_gateway.counts (minute bigint, who text, count integer NOT NULL, PRIMARY KEY (minute, who));
CREATE TABLE IF NOT EXISTS saha_gateway.calls (id text, who text COLLATE "C", day text NOT NULL, charged bigint NOT NULL, until bigint NOT NULL, PRIMARY KEY (id, who));
CREATE INDEX IF NOT EXISTS calls_who ON saha_gateway.calls (who, until);
CREATE TABLE IF NOT EXISTS saha_gateway.tickets (kind text, id text, owner text NOT NULL, value text NOT NULL, until bigint NOT NULL, PRIMARY KEY (kind, id));

CREATE OR REPLACE FUNCTION saha_gateway.sweep(p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE saha_gateway.meta SET value = p_now WHERE key = 'swept' AND value::bigint <= p_now - 60000;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM saha_gateway.counts WHERE minute < p_now / 60000;
  DELETE FROM saha_gateway.calls WHERE until < p_now - 86400000;
  DELETE FROM saha_gateway.tickets WHERE until <= p_now;
  DELETE FROM saha_gateway.spent WHERE day < to_char(to_timestamp(p_now / 1000 - 40 * 86400) AT TIME ZONE 'UTC', 'YYYY-MM-DD');
END $$;

CREATE OR REPLACE FUNCTION saha_gateway.admit(p_id text, p_at bigint, p_cost bigint, p_hold bigint, p_scopes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint; v_day text; v_minute bigint; v_scope record;
BEGIN
  ${BEGIN}
  v_day := to_char(to_timestamp(v_now / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD');
  v_minute := v_now / 60000;
  PERFORM saha_gateway.sweep(v_now);
  FOR v_scope IN SELECT * FROM ${SCOPES} LOOP
    IF COALESCE((SELECT count FROM saha_gateway.counts WHERE minute = v_minute AND who = v_scope.subject), 0) >= v_scope."perMinute" THEN
      RETURN jsonb_build_object('passes', false, 'limit', 'rate', 'retryAfter', ceil((60000 - v_now % 60000) / 1000.0)::int);
    END IF;
    IF p_hold > 0 AND (SELECT count(*) FROM saha_gateway.calls WHERE who = v_scope.subject AND until > v_now) >= v_scope."atOnce" THEN
      RETURN jsonb_build_object('passes', false, 'limit', 'busy', 'retryAfter', 5);
    END IF;
    IF p_cost > 0 AND ${spent('v_scope.subject')} + p_cost > v_scope."perDay" THEN RETURN ${OVER_BUDGET}; END IF;
  END LOOP;
  INSERT INTO saha_gateway.counts SELECT v_minute, s.subject, 1 FROM ${SCOPES}
    ON CONFLICT (minute, who) DO UPDATE SET count = counts.count + 1;
  IF p_hold > 0 OR p_cost > 0 THEN
    INSERT INTO saha_gateway.calls SELECT p_id, s.subject, v_day, p_cost, v_now + p_hold FROM ${SCOPES};
    INSERT INTO saha_gateway.spent SELECT v_day, s.subject, p_cost FROM ${SCOPES} ${ADD_SPENT};
  END IF;
  RETURN jsonb_build_object('passes', true, 'id', p_id);
END $$;

CREATE OR REPLACE FUNCTION saha_gateway.raise(p_id text, p_at bigint, p_cost bigint, p_hold bigint, p_scopes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint; v_day text;
BEGIN
  ${BEGIN}
  SELECT min(day) INTO v_day FROM saha_gateway.calls WHERE id = p_id;
  IF v_day IS NULL
    OR EXISTS (SELECT FROM saha_gateway.calls WHERE id = p_id AND who NOT IN (SELECT s.subject FROM ${SCOPES}))
    OR EXISTS (SELECT FROM ${SCOPES} LEFT JOIN saha_gateway.calls AS c ON c.id = p_id AND c.who = s.subject
      WHERE ${spent('s.subject')} + p_cost - COALESCE(c.charged, 0) > s."perDay")
  THEN RETURN ${OVER_BUDGET}; END IF;
  INSERT INTO saha_gateway.spent SELECT v_day, s.subject, p_cost - COALESCE(c.charged, 0) FROM ${SCOPES}
    LEFT JOIN saha_gateway.calls AS c ON c.id = p_id AND c.who = s.subject ${ADD_SPENT};
  INSERT INTO saha_gateway.calls SELECT p_id, s.subject, v_day, p_cost, v_now + p_hold FROM ${SCOPES}
    ON CONFLICT (id, who) DO UPDATE SET charged = excluded.charged, until = excluded.until;
  RETURN jsonb_build_object('passes', true, 'id', p_id);
END $$;

CREATE OR REPLACE FUNCTION saha_gateway.settle(p_id text, p_cost bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A refund that a crash of the database loses leaves the count too high, so it need not wait for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM ${LOCK};
  WITH settled AS (DELETE FROM saha_gateway.calls WHERE id = p_id RETURNING day, who, charged)
  UPDATE saha_gateway.spent SET amount = amount + p_cost - settled.charged FROM settled
    WHERE spent.day = settled.day AND spent.who = settled.who;
END $$;

INSERT INTO saha_gateway.meta VALUES ('swept', '0') ON CONFLICT DO NOTHING;
INSERT INTO saha_gateway.meta VALUES ('version', '${SCHEMA_VERSION}') ON CONFLICT (key) DO UPDATE SET value = excluded.value;
`
