export * from './access';
export * from './account';
export * from './codes';
export * from './invitations';
export * from './modules';
export * from './people';
export * from './records';
export * from './tenant';
