// Replaces imported style sheets, fonts and images in tests.
module.exports = 'asset';
