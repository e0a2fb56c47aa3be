// The page's boot script as development has it.
import '../../../root-config/src/boot/boot';
import './reload.js';
