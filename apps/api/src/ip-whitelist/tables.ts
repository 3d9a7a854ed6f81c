export interface IpWhitelistTables {
  whitelisted_ips: {
    id: string;
    business_id: string;
    /** Canonical: `198.51.100.9`, `2001:db8::1`, `10.0.0.0/24`. */
    address: string;
    label: string | null;
    created_by: string | null;
    created_at: Date;
  };
}
