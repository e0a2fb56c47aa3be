/** `npm run openapi`: writes platform-server/openapi.json after a change of the contract. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from './document.js';
import { asText } from './text.js';

const root = path.resolve(import.meta.dirname, '../..');
const document = openApiDocument(root);
writeFileSync(path.join(root, 'platform-server/openapi.json'), asText(document));
const calls = Object.values(document.paths).flatMap((path) => Object.keys(path)).length;
console.log(`platform-server/openapi.json describes ${calls} calls.`);
