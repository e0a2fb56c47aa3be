import { formatNumber } from '@edu/shared-utility';

/** 0 to 1 as per cent. */
export const formatShare = (share: number): string => `${formatNumber(Math.round(share * 100))}%`;
