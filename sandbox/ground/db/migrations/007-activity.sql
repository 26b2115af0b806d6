-- Activity entries are written in the transaction of the change, with the names at that time, and never updated.
create table activity (
  id bigint generated always as identity primary key,
  business_id text not null references businesses,
  actor_id text not null references users,
  actor_name text not null,
  actor_username text not null,
  kind text not null,
  action text not null,
  subject text not null default '',   -- the person or thing affected, as people read it
  detail text not null default '',    -- such as the amount, the number or the new role
  address text,
  device text,
  created_at timestamptz not null
);
create index activity_by_date on activity (business_id, created_at, id);
create index activity_by_actor on activity (actor_id, created_at, id);
create index activity_by_kind on activity (business_id, kind, created_at, id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the register of activity is only ever added to';
end
$$;
create trigger activity_stays before update or delete on activity
  for each statement execute function refuse_rewriting();

-- Within a business, an e-mail address belongs to one administrative user.
create unique index team_email_key on users (business_id, lower(email_address))
  where type = 'admin' and role_id is not null and status <> 'deleted';
