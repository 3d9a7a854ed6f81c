-- Who may read a receipt in full. A reference alone opens a payment, so the token that comes of it knows no more than
-- the reference did, until it has charged.

-- Whether the token went to the very person who typed in the payer's details.
alter table checkout_tokens add column issued_to_payer boolean not null default false;

-- The hash of the payment token that sent the attempt to the acquirer. The token may have been deleted since.
alter table attempts add column charged_with text;
