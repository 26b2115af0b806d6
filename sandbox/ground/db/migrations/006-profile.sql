-- For the profile: changes of the e-mail address, and the business's picture.

-- An e-mail address that waits for its code. There is one per person: a newer one replaces the previous one.
create table email_changes (
  user_id text primary key references users,
  email_address text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index email_changes_by_end on email_changes (expires_at);

-- The picture of a business, re-encoded by the sandbox. Its id is in the URL, so a picture never changes.
create table avatars (
  id text primary key,
  business_id text not null unique references businesses,
  bytes bytea not null,
  created_at timestamptz not null
);
