import type { Certificate } from '@edu/shared-utility';
import { ReasonedMoveDialog } from '../../../common/reasoned-move.view';
import { type CertificateMove, useEndCertificate } from '../data/end-certificate.hook';
import { phrases } from '../phrases';

interface Props {
  readonly kind: CertificateMove;
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

const input = { id: 'certificate-reason', rows: 2, limit: 200, autoFocus: true };

/** Asks for the reason of a revocation or replacement, and names its consequence. */
export function EndDialog({ kind, certificate, onClose }: Props) {
  const { t } = phrases.use();
  const move = useEndCertificate(kind, certificate, onClose);
  const { certificateNo: number, name, status } = move.row;
  return (
    <ReasonedMoveDialog
      move={move}
      input={input}
      onClose={onClose}
      words={{
        title: t(`${kind}Title`, { number }),
        send: t(kind),
        cancel: t('cancel'),
        close: t('close'),
        gone: t('gone'),
        changed: t('changed', { state: t(`is.${status}`) }),
        hint: t(`${kind}Hint`, { name }),
        reason: t('reason'),
      }}
    />
  );
}
