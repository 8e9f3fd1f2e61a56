import type { TestDatabase } from './postgres.ts'

type Row = Record<string, unknown>
export type Change = { name: string; old: Row | null; new: Row | null }

/** From here on triggers note every changed row of every table in the catalogue, so that no table is forgotten. */
export async function watchChanges(database: TestDatabase): Promise<void> {
  await database.admin.query(`
    create schema watched;
    create table watched.changes (name text, old jsonb, new jsonb);
    create function watched.note() returns trigger language plpgsql
      security definer set search_path = pg_catalog, pg_temp as $$
      begin
        insert into watched.changes values (tg_table_name, to_jsonb(old), to_jsonb(new));
        return null;
      end $$;
    do $$
      declare name text;
      begin
        for name in select relname from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('r', 'p') and not relispartition
        loop
          execute format('create trigger watched after insert or update or delete on public.%I
            for each row execute function watched.note()', name);
        end loop;
      end $$;`)
}

/** What changed since the last look. */
export const takeChanges = (database: TestDatabase) =>
  database.rows<Change>('delete from watched.changes returning name, old, new')
