import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Check a certificate',
  result: 'Result',
  language: 'Language',
  intro: 'See whether a certificate is genuine and still stands. No account needed.',
  byNumber: 'By number and name',
  byFile: 'By QR code or file',
  certificateNo: 'Certificate number',
  numberHint: 'As printed on the certificate',
  numberEmpty: 'Enter the number of the certificate',
  name: 'Name',
  nameEmpty: 'Enter the name on the certificate',
  check: 'Check',
  scan: 'Scan a QR code',
  picture: 'Picture of the camera',
  scanning: 'Hold the QR code of the certificate into the picture',
  stopScanning: 'Stop',
  camera: {
    refused:
      'The browser was not allowed to use the camera. Allow it in its settings, or choose a picture of the QR code.',
    absent: 'No camera was found. Choose a picture of the QR code.',
    busy: 'The camera does not open; another program may be using it.',
    part: 'The reader of QR codes could not be loaded. Check your connection.',
  },
  choose: 'Choose a file or picture',
  dropHint:
    'Or drop a picture of the QR code, the PDF or the credential file (JSON, JWT) here, or paste it.',
  private:
    'Files are read in your browser and never sent; this site is only asked about the number and name.',
  reading: 'Reading the file…',
  asking: 'Asking the platform that issued it…',
  retry: 'Try again',
  file: {
    large: 'The file is larger than 20 MB; no certificate is.',
    noCredential:
      'There is no credential in this file. Take the PDF or credential file of the platform, or a picture of the QR code.',
    noCode: 'No QR code was found in the picture. Take it from closer, and sharp.',
    unreadable: 'The file cannot be read. Choose it again.',
    part: 'The reader of QR codes could not be loaded. Check your connection and try again.',
    other: 'This is no QR code or credential of a certificate.',
  },
  elsewhere: 'This is a certificate of another site: {{host}}',
  elsewhereHint:
    'It cannot be checked here, and you are not led there. Make sure that you trust that site before you ask it.',
  keysFailed: 'The published keys did not arrive, so the signature cannot be verified',
  fileResult: 'Result for the file',
  verdict: {
    genuine: {
      title: 'The credential is genuine',
      hint: 'It was signed with a key that this site publishes, and has not changed since. What is printed on a page was not checked: what counts stands below, compare it line by line.',
    },
    altered: {
      title: 'The credential was altered',
      hint: 'The signature does not belong to what it says. Do not trust it.',
    },
    foreign: {
      title: 'The credential is not of this site',
      hint: 'None of the keys that this site publishes has signed it. What it says is unproven.',
    },
    unsupported: {
      title: 'This browser cannot verify the signature',
      hint: 'The platform was asked by the number and name in the file. For the signature use a newer browser.',
    },
  },
  says: 'What the credential says',
  claims: 'What the file claims',
  compare: 'Compare it with the certificate that you hold.',
  idNumber: 'ID number',
  training: 'Training',
  skill: 'Skill',
  organ: 'Issued by',
  issuedAt: 'Issued on',
  expiresAt: 'Valid until',
  noEnd: 'No end',
  valid: 'The certificate is valid',
  validUntil: 'Until {{day}}',
  validForGood: 'Without an end',
  expired: 'The certificate has expired',
  expiredAt: 'It ended on {{day}}',
  revoked: 'The certificate was revoked',
  revokedAt: 'Its issuer revoked it on {{day}}; it no longer stands.',
  unknown: 'There is no such certificate',
  unknownHint:
    'The number or the name is not as registered. Compare both letter by letter; to protect people, which one differs is not told.',
  wait: 'Too many checks',
  waitUntil: 'Try again after {{moment}}.',
  notAsked: 'The check did not succeed',
  askedAt: 'Checked on {{moment}}',
  another: 'Check another one',
  print: 'Print',
  save: 'Download the credential',
};

export default enUS;
