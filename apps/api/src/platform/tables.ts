import type { ApiKeysTables } from '../api-keys/tables.ts';
import type { BusinessesTables } from '../businesses/tables.ts';
import type { ContactTables } from '../contact/tables.ts';
import type { DocumentsTables } from '../documents/tables.ts';
import type { IpWhitelistTables } from '../ip-whitelist/tables.ts';
import type { TeamTables } from '../team/tables.ts';
import type { UsersTables } from '../users/tables.ts';
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
    DocumentsTables,
    ContactTables {}
