import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { ALONG_INDEXES } from './pipeline.ts';

const ROW_END = Buffer.from('\r\n');
const FIRST_SIZE = 1 << 20;

/** COPY takes no parameters: they are written into the text as literals. */
function withLiterals({ sql, parameters }: CompiledQuery): string {
  return sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1];
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
  });
}

/** The bytes of rows one after the other, each with the line end of RFC 4180 instead of PostgreSQL's. */
class Rows {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  /** Takes the message of a row, whose bytes are its own only until the next one. */
  readonly add = ({ chunk }: { chunk: Buffer }): void => {
    const end = this.#length + chunk.length - 1;
    if (end + ROW_END.length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * (end + ROW_END.length));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    chunk.copy(this.#bytes, this.#length, 0, chunk.length - 1);
    this.#length = end + ROW_END.copy(this.#bytes, end);
  };

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

/**
 * The rows of a query as PostgreSQL's own CSV writer has them, without a look at them here: a million rows are bytes and not
 * objects. One transaction of one business's work, as `Database.forBusiness`.
 */
export async function copyCsv(
  pool: pg.Pool,
  { businessId, timeZone }: { businessId: string; timeZone: string },
  query: CompiledQuery,
): Promise<Buffer> {
  const client = await pool.connect();
  const { connection } = client;
  const rows = new Rows();
  connection.on('copyData', rows.add);
  try {
    // Statements that are sent together are one transaction. Its rows come in the order of an index: sorting them would cost a
    // batch twice as much.
    await client.query(
      `select set_config('harbour.business_id', ${pg.escapeLiteral(businessId)}, true),
         ${ALONG_INDEXES}, set_config('timezone', ${pg.escapeLiteral(timeZone)}, true), set_config('enable_bitmapscan', 'off', true);
       copy (${withLiterals(query)}) to stdout (format csv)`,
    );
    return rows.bytes;
  } finally {
    connection.off('copyData', rows.add);
    client.release();
  }
}
