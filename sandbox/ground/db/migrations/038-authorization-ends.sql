-- The customer display shows the last digits of an authorization, by which the history finds its payment.
create index transactions_by_authorization_end on transactions (business_id, right(authorization_number, 4))
  where authorization_number is not null;
