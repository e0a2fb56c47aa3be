import { toFailure } from '@edu/shared-utility';
import { useEffect, useRef, useState } from 'react';
import { type Answer, findCertificate, verdictOn } from './certificate-calls';
import type { CertificateQuery } from './certificate-query';
import { type ReadResult, type Refusal, readFile, readText } from './read-file';
import type { Token, TokenClaims } from './token';
import type { Verdict } from './verify';

/** State of the check of a file. */
export type Proof =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly reason: Refusal | 'other' }
  | { readonly status: 'elsewhere'; readonly host: string }
  /** The keys could not be loaded. */
  | { readonly status: 'failed'; readonly message: string; readonly token: Token }
  | {
      readonly status: 'verified';
      readonly verdict: Verdict;
      readonly claims: TokenClaims;
      /** The server's response about it; null while loading, and for a credential that is not genuine. */
      readonly answer: Answer | null;
    };

/** Reads and verifies an input. @param onQuery called when it is the QR code of a certificate of this site */
export function useProof(onQuery: (query: CertificateQuery) => void) {
  const [proof, setProof] = useState<Proof>({ status: 'idle' });
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const begin = (): AbortSignal => {
    controllerRef.current?.abort();
    controllerRef.current = new AbortController();
    setProof({ status: 'reading' });
    return controllerRef.current.signal;
  };
  const check = async (token: Token, signal: AbortSignal): Promise<void> => {
    const { claims } = token;
    try {
      const verdict = await verdictOn(token, signal);
      if (signal.aborted) return;
      setProof({ status: 'verified', verdict, claims, answer: null });
      // Nothing is requested for a forged credential.
      if (verdict !== 'genuine' && verdict !== 'unsupported') return;
      const answer = await findCertificate(
        { certificateNo: claims.certificateNo, name: claims.name },
        signal,
      );
      if (!signal.aborted) setProof({ status: 'verified', verdict, claims, answer });
    } catch (error) {
      if (signal.aborted) return;
      setProof({ status: 'failed', message: toFailure(error).message, token });
    }
  };
  const handleRead = async (read: ReadResult, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return;
    if (read.kind === 'credential') return check(read.token, signal);
    if (read.kind === 'query') {
      setProof({ status: 'idle' });
      onQuery(read.query);
    } else if (read.kind === 'elsewhere') setProof({ status: 'elsewhere', host: read.host });
    else setProof({ status: 'refused', reason: read.kind === 'refused' ? read.reason : 'other' });
  };
  return {
    proof,
    takeFile: async (file: File): Promise<void> => {
      const signal = begin();
      await readFile(file, window.location.origin).then(
        (read) => handleRead(read, signal),
        // The chunk of the QR reader could not be loaded.
        () => handleRead({ kind: 'refused', reason: 'part' }, signal),
      );
    },
    takeText: (text: string): Promise<void> =>
      handleRead(readText(text, window.location.origin), begin()),
    again: (token: Token): Promise<void> => check(token, begin()),
  };
}
