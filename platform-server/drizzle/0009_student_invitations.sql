DROP INDEX "invitation_open_key";--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "kind" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_tenant_id_student_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","student_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_student_idx" ON "invitation" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open_key" ON "invitation" USING btree ("tenant_id","organ_id","account_id","kind") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_student_check" CHECK ((kind = 'student') = (student_id IS NOT NULL));