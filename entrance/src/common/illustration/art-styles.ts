/** Styles of the illustration: tints of the primary colour, so that it follows theme and tenant. */
export const artStyles = `
.ei-glow{fill:var(--ee-on-primary);opacity:.05}
.ei-orbit{fill:none;stroke:var(--ee-on-primary);stroke-opacity:.22;stroke-width:1.5;stroke-dasharray:3 9;stroke-linecap:round}
.ei-dot{fill:var(--ee-on-primary);opacity:.75}
.ei-star,.ei-gold{fill:var(--ee-accent)}
.ei-card,.ei-paper{fill:var(--ee-on-primary)}
.ei-page{fill:color-mix(in srgb,var(--ee-on-primary) 92%,var(--ee-primary))}
.ei-soft{fill:color-mix(in srgb,var(--ee-primary) 18%,var(--ee-on-primary))}
.ei-ink{fill:color-mix(in srgb,var(--ee-primary) 78%,var(--ee-on-primary))}
.ei-cover{fill:color-mix(in srgb,var(--ee-primary) 45%,var(--ee-ink))}
.ei-cap{fill:color-mix(in srgb,var(--ee-primary) 34%,var(--ee-ink))}
.ei-cap-under{fill:color-mix(in srgb,var(--ee-primary) 20%,var(--ee-ink))}
.ei-shade{fill:var(--ee-ink);opacity:.18}
.ei-text{fill:none;stroke:color-mix(in srgb,var(--ee-primary) 26%,var(--ee-on-primary));stroke-width:6;stroke-linecap:round}
.ei-line{fill:none;stroke:var(--ee-accent);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.ei-check{fill:none;stroke:var(--ee-on-primary);stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
.ei-tassel{fill:none;stroke:var(--ee-accent);stroke-width:4;stroke-linejoin:round}
`;
