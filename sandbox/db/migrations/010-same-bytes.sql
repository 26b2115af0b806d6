-- A repeated call returns the bytes of the first: jsonb keeps the fields of an object in an order of its own.
alter table idempotency_keys alter column answer type json using answer::json;
