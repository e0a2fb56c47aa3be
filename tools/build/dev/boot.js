// The page's boot script during development.
import '../../../root-config/src/boot/boot';
import './reload.js';
