import type { Schemas } from '@harbour/contract/schema';
import type { Json } from '../platform/platform-tables.ts';

export interface TeamTables {
  roles: {
    id: string;
    business_id: string;
    name: string;
    description: string;
    permissions: Json<Schemas['Permission'][]>;
    /** Order of the list, strongest first. */
    position: number;
    created_at: Date;
  };
  team_members: {
    id: string;
    business_id: string;
    email: string;
    user_id: string | null;
    role_id: string;
    status: 'invited' | 'active' | 'disabled' | 'removed';
    invited_by: string | null;
    invited_at: Date | null;
    invitation_hash: string | null;
    invitation_expires_at: Date | null;
    joined_at: Date | null;
    created_at: Date;
  };
}
