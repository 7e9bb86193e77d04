-- FerretDB asks for a field's value with @>, which its B-tree indexes don't answer: each question would read the whole collection.
-- Each index on fields brings for each of them a GIN index, which answers @>. The planner alone sees it, so no answer is another.
CREATE FUNCTION index_contains() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE
  made record;
  field text;
BEGIN
  FOR made IN
    SELECT indexes.* FROM pg_event_trigger_ddl_commands() commands
    JOIN pg_index indexes ON indexes.indexrelid = commands.objid
    JOIN pg_class classes ON classes.oid = commands.objid
    JOIN pg_am methods ON methods.oid = classes.relam AND methods.amname = 'btree'
  LOOP
    FOR field IN SELECT pg_get_indexdef(made.indexrelid, at, true) FROM generate_series(1, made.indnatts) at LOOP
      EXECUTE format(
        'CREATE INDEX IF NOT EXISTS %I ON %s USING gin ((%s) jsonb_path_ops) WITH (fastupdate = off)',
        'contains_' || md5(made.indrelid || field), made.indrelid::regclass, field);
    END LOOP;
  END LOOP;
END $$;
CREATE EVENT TRIGGER index_contains ON ddl_command_end WHEN tag IN ('CREATE INDEX') EXECUTE FUNCTION index_contains();
