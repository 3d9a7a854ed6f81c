// Every run of the journeys starts from an empty product.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync(fileURLToPath(new URL('.data', import.meta.url)), { recursive: true, force: true });
