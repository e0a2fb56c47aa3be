import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import type { ReactNode } from 'react';

const marks = {
  success: CheckCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
  info: InfoCircleFilled,
} as const;

export type Tone = keyof typeof marks;

interface Props {
  readonly tone: Tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** State of a certificate as text and icon, not only as colour. */
export function CertificateStatus({ tone, title, children }: Props) {
  const Mark = marks[tone];
  return (
    <div className="cert-stand" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className="cert-mark" data-tone={tone} aria-hidden>
        <Mark />
      </span>
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
