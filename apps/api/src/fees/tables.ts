import type { FeeBearer } from '@harbour/contract/enums';

export interface FeesTables {
  fee_schedules: {
    id: string;
    business_id: string | null;
    /** `*` stands for every currency without a schedule of its own. */
    currency: string;
    /** Whether the card was issued in the business's own country. */
    card_origin: 'local' | 'international';
    version: number;
    basis_points: number;
    fixed: number;
    cap: number | null;
    waiver_threshold: number | null;
    bearer: FeeBearer;
    effective_from: Date;
  };
}
