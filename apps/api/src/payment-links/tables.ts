import type { PaymentLinkAmountType } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import type { Json } from '../platform/platform-tables.ts';

export interface PaymentLinksTables {
  payment_links: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    reference: string;
    title: string;
    description: string | null;
    amount_type: PaymentLinkAmountType;
    currency: string;
    amount: number | null;
    minimum_amount: number | null;
    maximum_amount: number | null;
    custom_fields: Json<Schemas['CustomField'][]>;
    expires_at: Date | null;
    max_uses: number | null;
    success_message: string | null;
    redirect_url: string | null;
    inactive_message: string | null;
    image_url: string | null;
    collect_phone: boolean;
    collect_address: boolean;
    disabled_at: Date | null;
    archived_at: Date | null;
    created_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
}
