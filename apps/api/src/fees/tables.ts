import type { CardOrigin } from './fee-schedule.ts';

export interface FeesTables {
  fee_schedules: {
    id: string;
    business_id: string | null;
    currency: string;
    card_origin: CardOrigin;
    version: number;
    basis_points: number;
    fixed: number;
    cap: number | null;
    waiver_threshold: number | null;
    effective_from: Date;
  };
}
