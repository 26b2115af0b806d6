-- The key that signs captcha challenges: all processes of this database issue and verify with the same one.
create table captcha_key (
  id integer primary key check (id = 1),
  value text not null
);
insert into captcha_key values (1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Hashes of used captcha tokens, kept until they would be rejected as too old anyway.
create table used_captchas (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_captchas_by_age on used_captchas (expires_at);

-- The account that receives the money of a business; it has no business until a sign-up uses it.
create table fund_sources (
  id text primary key,
  business_id text unique references businesses on delete cascade,
  bank_id text not null,
  account_type text not null check (account_type in ('monetary', 'savings')),
  account_number text not null,
  account_holder text not null,
  created_at timestamptz not null
);
create index fund_sources_to_forget on fund_sources (created_at) where business_id is null;

-- Sign-ups as sent. A rejected one leaves no business, so that it can be sent again.
create table sign_ups (
  id text primary key,
  business_id text unique references businesses on delete set null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text not null default '',           -- why it was rejected
  business_name text not null,
  username text not null,
  tax_id text not null,
  business_type text not null,
  contact_name text not null,
  email_address text not null,
  country_code text not null,
  phone_number text not null,
  city_id text not null references cities,
  address text not null,
  idempotency_key text unique,
  content_hash text not null,                -- hash of the content sent with that key, without the password
  created_at timestamptz not null,
  resolved_at timestamptz,
  check ((status = 'rejected') = (business_id is null))
);
create index sign_ups_by_date on sign_ups (created_at desc);

create table sign_up_documents (
  id text primary key,
  sign_up_id text references sign_ups on delete cascade,   -- null: received, but not yet part of a sign-up
  kind text not null check (kind in ('identity', 'tax_registration', 'commercial_license', 'bank_statement')),
  name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes bytea not null,
  size integer not null,
  uploaded_from text,                        -- the client's address, until it is part of a sign-up
  created_at timestamptz not null
);
create index sign_up_documents_of on sign_up_documents (sign_up_id);
create index sign_up_documents_to_forget on sign_up_documents (created_at) where sign_up_id is null;
create index sign_up_documents_unclaimed on sign_up_documents (uploaded_from) where sign_up_id is null;
