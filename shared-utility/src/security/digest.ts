export { default as md5 } from 'crypto-js/md5';
export { default as sha256 } from 'crypto-js/sha256';
