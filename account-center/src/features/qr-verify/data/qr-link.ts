import type { FrontendDomain } from '@edu/shared-utility';

/** Template of the page for phones; its domain serves that page (specification §9). */
const PHONE_TEMPLATE = 4;

const isLocal = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '');
  return /^(.*\.)?localhost$|^[\d.]+$|^\[.*\]$/.test(name);
};

interface Parts {
  domains: readonly FrontendDomain[];
  /** Origin of this page; used where the tenant's domain is local (architecture §3). */
  origin: string;
  phone: string;
  /** Null where another platform verifies people, whose page needs no ticket. */
  ticket: string | null;
}

/**
 * Address in the QR code. The ticket authorises; phone and template are required by the contract. Null without a
 * ticket, if the page for phones is this shell's own, which needs one.
 */
export function qrLink({ domains, origin, phone, ticket }: Parts): string | null {
  const domain =
    domains.find((frontendDomain) => frontendDomain.frontend_template_id === PHONE_TEMPLATE)
      ?.domain ?? '';
  const isOwn = !domain || isLocal(domain);
  if (isOwn && ticket === null) return null;
  const link = new URL(isOwn ? origin : `https://${domain}`);
  link.pathname = '/personal';
  link.search = new URLSearchParams({
    frontend_template_id: String(PHONE_TEMPLATE),
    phone,
    ...(ticket !== null && { ticket }),
  }).toString();
  return link.href;
}
