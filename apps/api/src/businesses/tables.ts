import type { BusinessStatus, BusinessType } from '@harbour/contract/enums';

export interface BusinessesTables {
  businesses: {
    id: string;
    name: string;
    legal_name: string | null;
    type: BusinessType;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** IANA name: days, cut-offs and exports of the business use it. */
    time_zone: string;
    default_currency: string;
    support_email: string | null;
    support_phone: string | null;
    website: string | null;
    logo_url: string | null;
    brand_color: string | null;
    status: BusinessStatus;
    submitted_at: Date | null;
    decided_at: Date | null;
    created_at: Date;
  };
  business_accounts: {
    id: string;
    business_id: string;
    currency: string;
    bank_name: string | null;
    account_name: string | null;
    last4: string | null;
    is_default: boolean;
    created_at: Date;
  };
}
