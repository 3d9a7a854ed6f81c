export interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    company: string | null;
    topic: string;
    message: string;
    created_at: Date;
  };
}
