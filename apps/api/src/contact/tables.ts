export interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string | null;
    message: string;
    created_at: Date;
  };
}
