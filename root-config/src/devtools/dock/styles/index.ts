import { controls } from './controls';
import { detail } from './detail';
import { frame } from './frame';
import { tables } from './tables';
import { waterfall } from './waterfall';

/** Dark by itself, whatever the page is. */
export const styles = frame + controls + tables + detail + waterfall;
