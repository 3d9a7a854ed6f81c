-- Files that stand by the evidence of a dispute. Their bytes are on the disk, under the row's own id.
create table dispute_documents (
  id text primary key,
  business_id text not null references businesses (id),
  dispute_id text not null references disputes (id),
  filename text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size bigint not null check (size > 0),
  sha256 text not null,
  -- None when an API key sent it.
  uploaded_by text references users (id),
  created_at timestamptz not null
);
create index dispute_documents_of_dispute on dispute_documents (dispute_id, created_at, id);
select harbour_protect('dispute_documents');

-- Files whose row is gone: one that a killed server left on the disk is deleted later.
create table removed_files (
  storage_key text primary key,
  business_id text not null references businesses (id),
  removed_at timestamptz not null
);
select harbour_protect('removed_files');
