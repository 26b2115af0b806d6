-- Files that are written in the background and kept for a day for the user who requested them.
create table downloads (
  id text primary key,
  business_id text not null references businesses on delete cascade,
  user_id text not null references users on delete cascade,
  -- The user's branch at that time, because data of a branch must stay within it.
  branch_id text,
  kind text not null,
  status text not null default 'running' check (status in ('running', 'ready', 'failed')),
  rows integer not null default 0,
  total_rows integer,
  file_name text,
  content_type text,
  size integer,
  failure text,
  created_at timestamptz not null,
  -- Real time when the process that writes the file last reported that it is running.
  alive_at timestamptz not null default now()
);
create index downloads_by_user on downloads (user_id, created_at desc);
create index downloads_by_date on downloads (created_at);

create table download_parts (
  download_id text not null references downloads on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (download_id, part)
);
