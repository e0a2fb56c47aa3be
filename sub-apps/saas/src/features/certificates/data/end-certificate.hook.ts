import { type Certificate, toast } from '@edu/shared-utility';
import { data } from '../../../common/page-data';
import { useReasonedMove } from '../../../common/reasoned-move.hook';
import { phrases } from '../phrases';

export type CertificateMove = 'revoke' | 'replace';

/** Revokes or replaces a certificate. */
export function useEndCertificate(kind: CertificateMove, initial: Certificate, onDone: () => void) {
  const { t } = phrases.use();
  const [revoke] = data.useCertificateRevokeMutation();
  const [replace] = data.useCertificateReplaceMutation();
  return useReasonedMove({
    initial,
    mayMove: ({ status }) => status !== 'revoked',
    send: (input): Promise<{ data?: { certificateNo: string }; error?: unknown }> =>
      kind === 'revoke' ? revoke(input) : replace(input),
    onMoved: (_, done) => {
      toast.success(t(`${kind}Done`, { number: done?.certificateNo ?? '' }));
      onDone();
    },
    missing: t('reasonEmpty'),
  });
}
