{
  "module": "@edu-app/__segment__",
  "title": { "zh-CN": "概览", "en-US": "Overview", "fr-FR": "Vue d’ensemble" },
  "icon": "apps",
  "layout": "full",
  "pages": [
    {
      "path": "/overview",
      "title": { "zh-CN": "概览", "en-US": "Overview", "fr-FR": "Vue d’ensemble" },
      "permission": "student.read"
    }
  ],
  "permissions": ["student.read"],
  "languages": ["zh-CN", "en-US", "fr-FR"]
}
