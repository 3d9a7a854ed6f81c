import type { ApiKeysTables } from '../api-keys/tables.ts';
import type { BusinessesTables } from '../businesses/tables.ts';
import type { ContactTables } from '../contact/tables.ts';
import type { DisputesTables } from '../disputes/tables.ts';
import type { DocumentsTables } from '../documents/tables.ts';
import type { IpWhitelistTables } from '../ip-whitelist/tables.ts';
import type { TeamTables } from '../team/tables.ts';
import type { UsersTables } from '../users/tables.ts';
import type { FeesTables } from '../fees/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { PaymentLinksTables } from '../payment-links/tables.ts';
import type { PaymentsTables } from '../payments/tables.ts';
import type { RefundsTables } from '../payments/refunds/tables.ts';
import type { SettlementsTables } from '../settlements/tables.ts';
import type { ThreeDSecureTables } from '../payments/three-d-secure/tables.ts';
import type { WebhooksTables } from '../webhooks/tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/** Every table of the database, each described beside the module that owns it (`<module>/tables.ts`). */
export interface Tables
  extends
    PlatformTables,
    UsersTables,
    BusinessesTables,
    TeamTables,
    ApiKeysTables,
    IpWhitelistTables,
    DisputesTables,
    DocumentsTables,
    FeesTables,
    LedgerTables,
    PaymentLinksTables,
    PaymentsTables,
    RefundsTables,
    SettlementsTables,
    ThreeDSecureTables,
    WebhooksTables,
    ContactTables {}
