CREATE TABLE "article_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"article_kind" text NOT NULL,
	"title" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "article_notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article_notice" ADD CONSTRAINT "article_notice_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_notice" ADD CONSTRAINT "article_notice_tenant_id_article_id_article_tenant_id_id_fk" FOREIGN KEY ("tenant_id","article_id") REFERENCES "public"."article"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_notice" ADD CONSTRAINT "article_notice_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_notice_member_idx" ON "article_notice" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "article_notice_article_idx" ON "article_notice" USING btree ("article_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "article_notice" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "article_notice" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);