-- Names have single spaces between words. A name that would then equal another stays unchanged until somebody renames it.
create function pg_temp.plain_name(given text) returns text language sql immutable
  as $$ select btrim(regexp_replace(normalize(given, NFC), '[[:space:]\u00a0]+', ' ', 'g')) $$;

update branches b set name = pg_temp.plain_name(name)
where name <> pg_temp.plain_name(name) and not exists (
  select 1 from branches o where o.business_id = b.business_id and o.id <> b.id
    and lower(pg_temp.plain_name(o.name)) = lower(pg_temp.plain_name(b.name)));

update users u set name = pg_temp.plain_name(name)
where name <> pg_temp.plain_name(name) and not exists (
  select 1 from users o where o.branch_id = u.branch_id and o.id <> u.id
    and lower(pg_temp.plain_name(o.name)) = lower(pg_temp.plain_name(u.name)));

update businesses set name = pg_temp.plain_name(name) where name <> pg_temp.plain_name(name);

drop function pg_temp.plain_name(text);
