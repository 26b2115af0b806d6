-- Names are stored as they are displayed, and two are equal if they look the same: without invisible characters, in
-- compatible forms (NFKC), in any case. `sandbox/rules/clean-text.ts` defines the invisible characters; a test
-- compares both over all of Unicode.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(regexp_replace(name, '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U00013430-\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'), NFKC))
$$;

-- Joiners and variation selectors stay, because they shape emoji and letters.
create function pg_temp.seen(name text, instead text) returns text language sql as $$
  select case when btrim(name_key(name)) = '' then left(instead, 80) else btrim(regexp_replace(
    regexp_replace(name, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffc\U00013430-\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e001f]', '', 'g'),
    '[[:space:]\u0080-\u00a0\u2028\u2029\u2800]+', ' ', 'g')) end
$$;

drop index branches_name_key;
drop index if exists cashiers_name_key;
-- Its name in databases from before 2026-11-22.
drop index if exists boxes_name_key;

update users set name = pg_temp.seen(name, username) where name <> pg_temp.seen(name, username);
update businesses set name = pg_temp.seen(name, fri_username) where name <> pg_temp.seen(name, fri_username);
update branches b set name = pg_temp.seen(b.name, u.username)
from users u where u.branch_id = b.id and u.type = 'branch_admin' and b.name <> pg_temp.seen(b.name, u.username);

-- Among names that look the same, the oldest stays; the others get a number, which somebody may change.
do $$
declare
  twin record;
  number integer;
begin
  for twin in
    select id, business_id as place, name from (
      select b.*, row_number() over (partition by business_id, name_key(name) order by created_at, id) as place_in_line
      from branches b where status <> 'deleted') as named
    where place_in_line > 1 order by created_at, id
  loop
    number := 2;
    while exists (select 1 from branches where business_id = twin.place and status <> 'deleted'
                    and name_key(name) = name_key(left(twin.name, 74) || ' (' || number || ')')) loop
      number := number + 1;
    end loop;
    update branches set name = left(twin.name, 74) || ' (' || number || ')' where id = twin.id;
  end loop;
  for twin in
    select id, branch_id as place, name from (
      select u.*, row_number() over (partition by branch_id, name_key(name) order by created_at, id) as place_in_line
      from users u where type = 'operator' and status <> 'deleted') as named
    where place_in_line > 1 order by created_at, id
  loop
    number := 2;
    while exists (select 1 from users where branch_id = twin.place and type = 'operator' and status <> 'deleted'
                    and name_key(name) = name_key(left(twin.name, 74) || ' (' || number || ')')) loop
      number := number + 1;
    end loop;
    update users set name = left(twin.name, 74) || ' (' || number || ')' where id = twin.id;
  end loop;
end
$$;

create unique index branches_name_key on branches (business_id, name_key(name)) where status <> 'deleted';
create unique index cashiers_name_key on users (branch_id, name_key(name)) where type = 'operator' and status <> 'deleted';

drop function pg_temp.seen(text, text);
