import { post } from '../endpoint';

/** Sign-in of a trade-association member (specification §2, slhSignIn). */
export interface SlhCompanyInput {
  companyName: string;
  /** Unified social credit code. */
  creditCode: string;
  contactName: string;
  contactPhone: string;
  email?: string;
  regionIds?: string[];
  address?: string;
  memberCount?: number;
}

/** Trade-association companies (specification §7). */
export const slhCompany = {
  saveCompany: post<SlhCompanyInput, { id: string }>()('/slh/v1/slhCompany/saveCompany', {
    auth: false,
    returns: 'object',
  }),
} as const;
