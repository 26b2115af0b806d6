-- A repeated call returns the same bytes as the first, whereas jsonb would reorder the fields of an object.
alter table idempotency_keys alter column answer type json using answer::json;
