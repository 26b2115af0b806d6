-- A user of an import, whose one-time password is still to be made and sent. The version before knows nothing of it: it resets
-- such a password like any other.
alter table users add column password_due boolean not null default false;
create index users_by_due_password on users (id) where password_due;
