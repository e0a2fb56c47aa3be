import { StyleSheet } from '@edu/shared-utility';
import { artStyles } from './art-styles';

const orbits = [150, 214, 282];

/** A lesson on a screen with its outline and a certificate. */
function Cards() {
  return (
    <>
      <g transform="translate(58 116)">
        <rect className="ei-card" width="168" height="112" rx="14" />
        <rect className="ei-soft" x="12" y="12" width="144" height="64" rx="8" />
        <circle className="ei-ink" cx="84" cy="44" r="17" />
        <path className="ei-paper" d="M79 36.500l13 7.500-13 7.500z" />
        <rect className="ei-soft" x="12" y="88" width="144" height="8" rx="4" />
        <rect className="ei-gold" x="12" y="88" width="86" height="8" rx="4" />
      </g>
      <g transform="translate(496 158)">
        <rect className="ei-card" width="156" height="122" rx="14" />
        <rect className="ei-soft" x="18" y="70" width="18" height="34" rx="4" />
        <rect className="ei-soft" x="48" y="52" width="18" height="52" rx="4" />
        <rect className="ei-ink" x="78" y="38" width="18" height="66" rx="4" />
        <rect className="ei-gold" x="108" y="22" width="18" height="82" rx="4" />
        <path className="ei-line" d="M24 52l33-18 30-6 32-14" />
      </g>
      <g transform="translate(512 402)">
        <rect className="ei-card" width="132" height="92" rx="14" />
        <rect className="ei-ink" x="18" y="20" width="62" height="8" rx="4" />
        <rect className="ei-soft" x="18" y="40" width="96" height="6" rx="3" />
        <rect className="ei-soft" x="18" y="56" width="66" height="6" rx="3" />
        <path className="ei-gold" d="M94 66l-5 24 13-7 13 7-5-24z" />
        <circle className="ei-gold" cx="102" cy="62" r="15" />
        <circle className="ei-paper" cx="102" cy="62" r="7" />
      </g>
      <g transform="translate(66 412)">
        <rect className="ei-card" width="126" height="76" rx="14" />
        <circle className="ei-gold" cx="34" cy="38" r="16" />
        <path className="ei-check" d="M27 38l5 5 9-10" />
        <rect className="ei-ink" x="62" y="26" width="46" height="7" rx="3.500" />
        <rect className="ei-soft" x="62" y="43" width="34" height="7" rx="3.500" />
      </g>
    </>
  );
}

/** The open book and the cap above it. */
function Book() {
  return (
    <g transform="translate(350 372)">
      <ellipse className="ei-shade" cx="0" cy="132" rx="190" ry="18" />
      <path
        className="ei-cover"
        d="M0 96c-42-24-108-34-168-30v-134c60-4 126 6 168 30 42-24 108-34 168-30v134c-60-4-126 6-168 30z"
      />
      <path className="ei-paper" d="M0 82c-40-24-98-34-154-32v-134c56-2 114 8 154 32z" />
      <path className="ei-page" d="M0 82c40-24 98-34 154-32v-134c-56-2-114 8-154 32z" />
      <path
        className="ei-text"
        d="M-130-56c34 0 70 6 104 20M-130-28c34 0 70 6 104 20M-130 0c34 0 70 6 104 20M-130 28c22 0 44 3 66 8"
      />
      <path
        className="ei-text"
        d="M26-36c34-14 70-20 104-20M26-8c34-14 70-20 104-20M26 20c22-9 44-14 66-17"
      />
      <path className="ei-gold" d="M104-88l30-1v66l-15-11-15 12z" />
      <g transform="translate(0 -190)">
        <path className="ei-cap-under" d="M-56-2v34c0 14 112 14 112 0v-34z" />
        <path className="ei-cap" d="M0-52l108 44-108 44-108-44z" />
        <path className="ei-tassel" d="M0-8l84 14v44" />
        <path className="ei-gold" d="M77 48h14l4 30h-22z" />
      </g>
    </g>
  );
}

/** The product's illustration in the tenant's colours. Decorative. */
export default function Drawing() {
  return (
    <svg className="ee-art" viewBox="20 40 660 560" aria-hidden="true">
      <StyleSheet css={artStyles} />
      <circle className="ei-glow" cx="350" cy="320" r="360" />
      <circle className="ei-glow" cx="350" cy="320" r="220" />
      {orbits.map((radius) => (
        <circle key={radius} className="ei-orbit" cx="350" cy="320" r={radius} />
      ))}
      <circle className="ei-dot" cx="200" cy="320" r="6" />
      <circle className="ei-star" cx="513" cy="90" r="9" />
      <circle className="ei-dot" cx="264" cy="124" r="5" />
      <circle className="ei-dot" cx="452" cy="574" r="7" />
      <circle className="ei-star" cx="148" cy="355" r="7" />
      <circle className="ei-dot" cx="590" cy="342" r="5" />
      <Book />
      <Cards />
    </svg>
  );
}
