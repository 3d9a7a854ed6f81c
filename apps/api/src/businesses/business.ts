import type { Schemas } from '@harbour/contract/schema';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/tables.ts';

export type BusinessRow = Selectable<Tables['businesses']>;

/** A business as the wire shows it. */
export function toBusiness(row: BusinessRow): Schemas['Business'] {
  return {
    id: row.id,
    name: row.name,
    legal_name: row.legal_name,
    type: row.type,
    country: row.country,
    time_zone: row.time_zone,
    default_currency: row.default_currency,
    support_email: row.support_email,
    support_phone: row.support_phone,
    website: row.website,
    branding: { logo_url: row.logo_url, color: row.brand_color },
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}
