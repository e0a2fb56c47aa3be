import { Fragment } from 'react';
import { printedDay } from '../data/printed-day';
import { phrases } from '../phrases';

export interface PrintedProps {
  readonly certificateNo: string;
  readonly name: string;
  readonly title: string | null;
  readonly organName: string;
  readonly idNumber?: string | null;
  readonly skill?: string;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
}

/** The content of a certificate, to be compared with the paper. */
export function PrintedCertificate(props: PrintedProps) {
  const { t } = phrases.use();
  const { certificateNo, name, title, organName, idNumber, skill, issuedAt, expiresAt } = props;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('name'), name],
    [t('certificateNo'), certificateNo],
    [t('idNumber'), idNumber],
    [t('training'), title],
    [t('skill'), skill],
    [t('organ'), organName],
    [t('issuedAt'), printedDay(issuedAt)],
    [t('expiresAt'), expiresAt ? printedDay(expiresAt) : t('noEnd')],
  ];
  return (
    <dl className="cert-facts">
      {facts.map(
        ([term, value]) =>
          value && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
