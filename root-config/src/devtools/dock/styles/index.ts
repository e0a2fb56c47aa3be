import { controls } from './controls';
import { detail } from './detail';
import { frame } from './frame';
import { tables } from './tables';
import { waterfall } from './waterfall';

/** Always dark, whatever the page's colour scheme. */
export const styles = frame + controls + tables + detail + waterfall;
