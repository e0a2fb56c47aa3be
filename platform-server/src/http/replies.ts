/** Reply schemas of the contract's entities: fields that they lack are not sent. */
export * from './replies/account';
export * from './replies/audit';
export * from './replies/common';
export * from './replies/jobs';
export * from './replies/organisation';
export * from './replies/people';
export * from './replies/tenant';
