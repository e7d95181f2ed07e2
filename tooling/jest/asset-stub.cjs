// Stands for a style sheet, a font or a picture: tests read words and roles, not files.
module.exports = 'asset';
