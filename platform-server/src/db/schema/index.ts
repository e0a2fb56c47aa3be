export * from './access';
export * from './account';
export * from './people';
export * from './tenant';
