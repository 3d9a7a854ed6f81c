export interface DocumentsTables {
  documents: {
    id: string;
    business_id: string;
    /** The key of the verification requirement that it is meant for. */
    requirement: string;
    filename: string;
    /** By content, not by name. */
    content_type: string;
    size: number;
    sha256: string;
    storage_key: string;
    status: 'pending' | 'approved' | 'rejected';
    reason: string | null;
    uploaded_by: string | null;
    created_at: Date;
  };
  removed_files: {
    storage_key: string;
    business_id: string;
    removed_at: Date;
  };
}
